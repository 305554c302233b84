export default function About() {
  const team: { readonly name: string }[] = [];
  return <p>{team[0]!.name}</p>;
}
