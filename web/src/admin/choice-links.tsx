import { ChipLink, ChipList } from '../components/actions/chip.tsx'

interface ChoiceLinksProps<T> {
  /** The accessible name. */
  label: string
  choices: readonly T[]
  chosen: T
  to: (choice: T) => string
  nameOf: (choice: T) => string
}

/** A filter of a list in its address, one of whose choices is pressed. */
export const ChoiceLinks = <T,>({ label, choices, chosen, to, nameOf }: ChoiceLinksProps<T>) => (
  <nav aria-label={label}>
    <ChipList>
      {choices.map((choice) => (
        <ChipLink key={nameOf(choice)} to={to(choice)} isPressed={choice === chosen} isDisabled={false}>
          {nameOf(choice)}
        </ChipLink>
      ))}
    </ChipList>
  </nav>
)
