import { useState } from 'react'

/** Whether a condition holds or has ever held: what it brought stays, such as a dialog on its way out. */
export function useEverTrue(condition: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(condition)
  if (condition && !wasTrue) setWasTrue(true)
  return condition || wasTrue
}
