/** Around every page, so that the shell with its session and toasts survives a page's error. */
export { Outlet as default } from 'react-router'
export { PageError as ErrorBoundary } from './page-error.tsx'
