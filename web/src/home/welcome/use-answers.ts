import type { PlaceOption } from '@app/contract/places/place-schema.ts'
import type { AccountType } from '@app/contract/reference-lists/account-types.ts'
import type { SportName } from '@app/contract/reference-lists/sports.ts'
import { maxUserSports } from '@app/contract/rules/limits.ts'
import { useState } from 'react'
import { completePlaces } from '../../api/places.ts'

/** In miles. */
export const radii = [50, 100, 150, 250, 500]
const usualRadius = 150

export type Town = Pick<PlaceOption, 'city' | 'state' | 'label'>

/** The answers of the first minute. */
export function useAnswers() {
  const [accountType, setAccountType] = useState<AccountType>()
  const [sports, setSports] = useState<readonly SportName[]>([])
  const [text, setText] = useState('')
  const [town, setTown] = useState<Town>()
  const [isUnknown, setIsUnknown] = useState(false)
  const [miles, setMiles] = useState(usualRadius)

  return {
    accountType,
    setAccountType,
    sports,
    setSports: (chosen: readonly SportName[]) => setSports(chosen.slice(0, maxUserSports)),
    /** Adds all of them, or removes all if they are chosen. */
    toggleSports: (names: readonly SportName[]) =>
      setSports((before) => {
        const rest = before.filter((name) => !names.includes(name))
        return names.every((name) => before.includes(name))
          ? rest
          : [...rest, ...names].slice(0, maxUserSports)
      }),
    text,
    town,
    isUnknown,
    type(typed: string) {
      setText(typed)
      setTown(undefined)
      setIsUnknown(false)
    },
    pick(place: Town) {
      setText(place.label)
      setTown(place)
      setIsUnknown(false)
    },
    /** Finds the place that was typed, if none of the list was picked. */
    async resolve(): Promise<Town | undefined> {
      if (town !== undefined || text.trim() === '') return town
      // Without an answer of the server, the text is left as it is.
      const [first] = await completePlaces(text, undefined, 1).catch(() => [])
      setIsUnknown(first === undefined)
      if (first === undefined) return undefined
      setText(first.label)
      setTown(first)
      return first
    },
    miles,
    setMiles,
  }
}
export type Answers = ReturnType<typeof useAnswers>
