/** The code of everything that happens after a Compare button was pressed. */
export const loadTray = () => import('./tray.tsx')
