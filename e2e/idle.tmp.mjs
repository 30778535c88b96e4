import { chromium } from 'playwright';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' });
const p = await b.newPage({ viewport: { width: 1440, height: 900 } });
let t0; p.on('request', r => { if (/script|fetch|other/.test(r.resourceType())) console.log(t0 ? 'after' : 'before', r.resourceType(), r.url().slice(-60)); });
p.on('load', () => (t0 = 1));
await p.goto(process.argv[2]); await p.waitForTimeout(6000); await b.close();
