import { SlotMark } from '../components/SlotMark.tsx';

export default () => <SlotMark name="aside-outline-before" />;
