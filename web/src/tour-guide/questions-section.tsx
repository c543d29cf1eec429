import { maxGuideQuestions } from '@app/contract/rules/limits.ts'
import { useState } from 'react'
import { Segmented } from '../components/fields/segmented.tsx'
import { capitalized } from '../components/format.ts'
import { kinds } from '../kind/registry.ts'
import { SideSection } from '../page/side-section.tsx'
import type { SectionProps } from './section-props.ts'
import { TextList } from './text-list.tsx'

/** The kinds of pages that a question may be offered on. */
const pageKinds = ['destination', 'facility', 'hotel', 'business', 'event'] as const
type PageKind = (typeof pageKinds)[number]

const nameOf = (kind: PageKind) =>
  kind === 'destination' ? 'Your page' : capitalized(kinds[kind].noun.other)

/** What the guide offers to ask first. */
export function QuestionsSection({ setup, guide: { questions }, canManage }: SectionProps) {
  const [shown, setShown] = useState<PageKind>('destination')
  const own = questions.filter(({ pageKind }) => pageKind === shown)
  return (
    <SideSection
      id="questions"
      title="Suggested questions"
      text="Shown before the first question. They change with the page."
    >
      <Segmented
        label="Kind of page"
        isLabelHidden
        options={pageKinds.map((kind) => ({ value: kind, label: nameOf(kind) }))}
        value={shown}
        onChange={({ target }) => setShown(pageKinds.find((kind) => kind === target.value) ?? shown)}
      />
      <TextList
        key={shown}
        label={nameOf(shown)}
        hint="Without any, the guide suggests some itself."
        texts={own.map(({ text }) => text)}
        most={maxGuideQuestions - questions.length + own.length}
        isFixed={!canManage}
        addText="Add a question"
        onChange={(by) =>
          setup.change(({ questions: before }) => ({
            questions: [
              ...before.filter(({ pageKind }) => pageKind !== shown),
              ...by(before.filter(({ pageKind }) => pageKind === shown).map(({ text }) => text)).map(
                (text) => ({ pageKind: shown, text }),
              ),
            ],
          }))
        }
      />
    </SideSection>
  )
}
