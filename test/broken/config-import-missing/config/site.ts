import { title } from './titles.ts';
import theme from '@docusaurus/theme-classic';

export default { title, theme };
