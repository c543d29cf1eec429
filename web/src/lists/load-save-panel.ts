/** A file of its own: the list of the panel's files would be on every page with cards. */
export const loadSavePanel = () => import('./save-panel.tsx')
