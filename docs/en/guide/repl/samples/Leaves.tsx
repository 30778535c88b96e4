import { useState } from 'react';
import './leaves.scss';

const sides = ['recto', 'verso'];

export default function Leaves() {
  const [page, setPage] = useState(0);
  return (
    <div className="leaves">
      <p>
        Page {page + 1}, {sides[page % 2]}
      </p>
      <button type="button" onClick={() => setPage(page + 1)}>
        Turn over
      </button>
    </div>
  );
}
