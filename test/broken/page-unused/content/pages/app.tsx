import { useEffect } from 'react';
import './app.css';
import { Part } from './_part.tsx';

export const frontMatter = {};
export const meta = { title: 'App', layout: 'wide' };

export default function App() {
  useEffect(() => {});
  return (
    <main>
      <button onClick={() => history.back()}>Back</button>
      <Part />
    </main>
  );
}
