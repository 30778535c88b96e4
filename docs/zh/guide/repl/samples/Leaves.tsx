import { useState } from 'react';
import './leaves.scss';

const sides = ['正面', '背面'];

export default function Leaves() {
  const [page, setPage] = useState(0);
  return (
    <div className="leaves">
      <p>
        第 {page + 1} 页，{sides[page % 2]}
      </p>
      <button type="button" onClick={() => setPage(page + 1)}>
        翻页
      </button>
    </div>
  );
}
