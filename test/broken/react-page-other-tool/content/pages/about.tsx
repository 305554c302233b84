import Navbar from '@theme/Navbar';

export default function About() {
  return <Navbar>About</Navbar>;
}
