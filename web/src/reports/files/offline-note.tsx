/** Why files can't be downloaded. */
export const OfflineNote = () => (
  <output className="sm mut">You’re offline. Files can be downloaded once you have a connection.</output>
)
