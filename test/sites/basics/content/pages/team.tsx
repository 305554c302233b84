export const meta = { title: 'Team', description: 'The people.' };

export default function Team() {
  return (
    <ul>
      {['Support', 'Operations'].map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
