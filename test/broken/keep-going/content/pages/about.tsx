export default function About() {
  throw new Error('Out of order');
}
