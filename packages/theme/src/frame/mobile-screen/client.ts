import { keepFocusInScreen } from './keep-focus-in-screen.ts';

keepFocusInScreen();
