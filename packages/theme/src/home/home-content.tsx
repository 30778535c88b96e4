import { createContext, type ReactNode, useContext } from 'react';

/** Holds the rendered Markdown of the home page, for the block that places it. */
export const HomeContentContext = createContext<ReactNode>(null);

/** The rendered Markdown of the home page. */
export const useHomeContent = () => useContext(HomeContentContext);
