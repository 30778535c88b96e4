import { z } from 'zod';

// zod would write code for each schema and compile it. That pays for itself after thousands of values; most schemas read one.
z.config({ jitless: true });
