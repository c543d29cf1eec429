import { useCallback, useState } from 'react'

/** State that is dropped once the key changes, such as what was read of an earlier search. */
export function useKeyedState<Value>(key: string) {
  const [kept, setKept] = useState<{ key: string; value: Value }>()
  if (kept !== undefined && kept.key !== key) setKept(undefined)
  const set = useCallback(
    (value: Value | undefined) => setKept(value === undefined ? undefined : { key, value }),
    [key],
  )
  return [kept?.key === key ? kept.value : undefined, set] as const
}
