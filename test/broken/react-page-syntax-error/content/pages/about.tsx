export default function About() {
  return <p>About;
}
