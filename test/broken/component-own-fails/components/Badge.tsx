export default function Badge({ kind, children }) {
  return (
    <b className={kind} onClick={() => alert(kind)}>
      {children}
    </b>
  );
}
