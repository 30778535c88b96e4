import { serveOverStdio } from '../mcp/serve-site.ts';
import { openSite } from '../mcp/site-reader.ts';

/** `bifolio mcp <url>`: the standard output is the protocol's, so nothing else is written there. */
export async function mcpCommand(url: string): Promise<void> {
  await serveOverStdio(await openSite(url));
}
