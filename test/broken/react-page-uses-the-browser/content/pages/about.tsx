export default function About() {
  return <p>{window.location.href}</p>;
}
