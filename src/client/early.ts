/** Runs before the page shows; a file of its own, as the CSP allows no inline scripts. Sites with notices have early-notices.ts. */
import { startEarly } from './early-page.ts';

startEarly();
