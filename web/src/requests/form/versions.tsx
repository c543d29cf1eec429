import { askedField, askedText, toldLabel } from '@app/contract/rules/tell-asked.ts'
import { Banner } from '../../components/display/banner.tsx'
import { RadioGroup } from '../../components/fields/radio-group.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import type { Difference } from '../../platform/form/differences.ts'
import type { RequestDraft } from '../request-draft.ts'
import { askedRows } from './asked-rows.ts'

interface VersionsProps {
  differences: readonly Difference[]
  draft: RequestDraft
  onChoose: (values: RequestDraft) => void
}

const valuesOf = (differences: readonly Difference[], side: 'mine' | 'theirs'): RequestDraft =>
  Object.fromEntries(differences.map((difference) => [difference.name, difference[side]]))

/** What somebody else saved meanwhile beside what was typed. What is chosen is in the form, and saved with it. */
export function Versions({ differences, draft, onChoose }: VersionsProps) {
  const rows = askedRows.filter(({ name }) => differences.some((difference) => difference.name === name))
  /** Fields that are told together are chosen together. */
  const told = Map.groupBy(rows, ({ name }) => askedField(name).of ?? name)
  return (
    <Stack>
      <Banner tone="warn" isLive>
        Someone else saved another version while you were editing. Nothing you typed is lost. Choose which
        version to keep, and save again.
      </Banner>
      {[...told].map(([name, parts]) => {
        const own = differences.filter((difference) => parts.some((part) => part.name === difference.name))
        const theirs = valuesOf(own, 'theirs')
        const isTheirs = parts.every((part) => isSame(draft[part.name], theirs[part.name]))
        const textOf = (side: 'mine' | 'theirs') =>
          askedText(name, { ...draft, ...valuesOf(own, side) }) ?? 'Empty'
        return (
          <RadioGroup
            key={name}
            label={toldLabel(name)}
            name={`version of ${name}`}
            options={[
              { value: 'mine', label: 'Yours, not saved', hint: textOf('mine') },
              { value: 'theirs', label: 'Saved by someone else', hint: textOf('theirs') },
            ]}
            value={isTheirs ? 'theirs' : 'mine'}
            onChange={({ target }) => onChoose(valuesOf(own, target.value === 'theirs' ? 'theirs' : 'mine'))}
          />
        )
      })}
    </Stack>
  )
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
