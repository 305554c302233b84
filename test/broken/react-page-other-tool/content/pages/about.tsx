import Layout from '@theme/Layout';

export default function About() {
  return <Layout>About</Layout>;
}
