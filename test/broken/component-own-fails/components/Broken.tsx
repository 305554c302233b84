import { gone } from './gone';

export default function Broken() {
  return gone;
}
