export const meta = { title: '</title><script>alert(1)</script>', description: '"><script>alert(1)</script>' };

export default function About() {
  return <p>{'<script>alert(1)</script>'}</p>;
}
