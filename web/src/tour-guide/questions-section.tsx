import { maxGuideQuestions } from '@app/contract/rules/limits.ts'
import { SideSection } from '../page/side-section.tsx'
import type { SectionProps } from './section-props.ts'
import { TextList } from './text-list.tsx'

/** Where the panel of a guide is. Programs may show it on other pages, with questions of their own. */
const pageKind = 'destination' as const

/** What the guide offers to ask first. */
export function QuestionsSection({ setup, guide: { questions }, canManage }: SectionProps) {
  const own = questions.filter((question) => question.pageKind === pageKind)
  return (
    <SideSection id="questions" title="Suggested questions" text="Shown before the first question.">
      <TextList
        label="On your page"
        hint="Without any, the guide suggests some itself."
        texts={own.map(({ text }) => text)}
        most={maxGuideQuestions - questions.length + own.length}
        isFixed={!canManage}
        addText="Add a question"
        onChange={(by) =>
          setup.change(({ questions: before }) => ({
            questions: [
              ...before.filter((question) => question.pageKind !== pageKind),
              ...by(
                before.flatMap((question) => (question.pageKind === pageKind ? [question.text] : [])),
              ).map((text) => ({ pageKind, text })),
            ],
          }))
        }
      />
    </SideSection>
  )
}
