import { onPage } from 'bifolio/runtime';
import { writeLocalTimes } from './write-local-times.ts';

onPage(writeLocalTimes);
