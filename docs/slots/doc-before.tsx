import { SlotMark } from '../components/SlotMark.tsx';

export default () => <SlotMark name="doc-before" />;
