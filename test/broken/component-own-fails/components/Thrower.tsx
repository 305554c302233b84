export default function Thrower({ deep }) {
  return <p>{deep.b.c}</p>;
}
