/** Why downloads may fail. The buttons stay: a server on the same device is reached without a connection. */
export const OfflineNote = () => (
  <output className="sm mut">You’re offline. A download may have to wait until you have a connection.</output>
)
