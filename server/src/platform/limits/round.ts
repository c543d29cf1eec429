/** Returns a function that makes `work` run once at the end of this round of the event loop, however often it is called. */
export function atEndOfRound(work: () => void): () => void {
  let isScheduled = false
  return () => {
    if (isScheduled) return
    isScheduled = true
    setImmediate(() => {
      isScheduled = false
      work()
    })
  }
}
