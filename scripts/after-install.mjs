// npm runs this after `npm ci` and `npm install`, with whatever Node is there: 20 or newer.
import { leaveOut } from './leave-out.mjs';
import { provideNode } from './provide-node.mjs';
import './write-found.mjs';

leaveOut();
provideNode();
