/** Around every page, so that one which fails keeps the shell: its session, its toasts, what the server said so far. */
export { Outlet as default } from 'react-router'
export { PageError as ErrorBoundary } from './page-error.tsx'
