/**
 * The whole script of a redirect page: goes on to the new address with the hash that the reader came with. A file of its
 * own, as the CSP allows no inline scripts. Its element says where to: `data-to`.
 */
import { findMoved } from './find-moved.ts';

const { to } = document.currentScript?.dataset ?? {};
const { search, hash } = location;
if (to !== undefined) location.replace(findMoved()?.href ?? to + search + hash);
