import type { OwnAnswer } from '@app/contract/assistants/tour-guide-schema.ts'
import type { GuideActivity } from '@app/contract/assistants/unanswered-schema.ts'
import { mostGuideAnswers } from '@app/contract/rules/limits.ts'
import { placeDay } from '@app/contract/rules/place-day.ts'
import { useState } from 'react'
import { Button } from '../components/actions/button.tsx'
import { Tag } from '../components/actions/chip.tsx'
import { IconButton } from '../components/actions/icon-button.tsx'
import { Banner } from '../components/display/banner.tsx'
import { RuledItem, RuledList, RuledWords } from '../components/display/ruled-list.tsx'
import { count, date } from '../components/format.ts'
import { useConfirm } from '../components/overlays/confirm.tsx'
import { FocusPlace } from '../page/focus-place.tsx'
import { SideSection } from '../page/side-section.tsx'
import { Panel } from '../platform/boxes/panel.tsx'
import { Row } from '../platform/boxes/row.tsx'
import { AnswerForm } from './answer-form.tsx'
import type { SectionProps } from './section-props.ts'

const firstShown = 8

/** Puts an answer in the place of the one that was opened, or at the end: a colleague may have removed that one. */
function withAnswer(answers: readonly OwnAnswer[], opened: OwnAnswer, next: OwnAnswer) {
  const at = answers.findIndex(({ question }) => question === opened.question)
  return at === -1 ? [...answers, next] : answers.with(at, next)
}

interface AnswersSectionProps extends SectionProps {
  /** The answer that is written, before it is in the list. */
  opened: OwnAnswer | undefined
  onOpen: (answer: OwnAnswer | undefined) => void
  uses: GuideActivity['answerUses']
}

/** Questions that the destination answers itself. */
export function AnswersSection({
  setup,
  guide: { answers },
  canManage,
  opened,
  onOpen,
  uses,
}: AnswersSectionProps) {
  const [isWhole, setWhole] = useState(false)
  const isInList = answers.some(({ question }) => question === opened?.question)
  const shown = isWhole ? answers : answers.slice(0, firstShown)
  const isFull = answers.length >= mostGuideAnswers
  const form = opened && (!isFull || isInList) && (
    <AnswerForm
      key={opened.question}
      answer={opened}
      onSave={async (next) => setup.save((stored) => ({ answers: withAnswer(stored.answers, opened, next) }))}
      onClose={() => onOpen(undefined)}
    />
  )
  return (
    <SideSection id="answers" title="Your own answers" text="Used before any other source.">
      <FocusPlace shown={opened?.question}>
        {answers.length === 0 && !opened && (
          <p className="sm mut">None yet. Write down what visitors ask you most.</p>
        )}
        <RuledList aria-label="Your own answers">
          {shown.map((answer) =>
            answer.question === opened?.question ? (
              <li key={answer.question}>
                <Panel>{form}</Panel>
              </li>
            ) : (
              <AnswerRow
                key={answer.question}
                {...{ answer, canManage }}
                today={placeDay(null)}
                useCount={uses.find(({ question }) => question === answer.question)?.count ?? 0}
                onEdit={() => onOpen(answer)}
                onDelete={() =>
                  setup.change((stored) => ({
                    answers: stored.answers.filter(({ question }) => question !== answer.question),
                  }))
                }
              />
            ),
          )}
          {!isInList && form && (
            <li>
              <Panel>{form}</Panel>
            </li>
          )}
        </RuledList>
      </FocusPlace>
      {isFull && (
        <Banner
          {...(opened && !isInList && { onDismiss: () => onOpen(undefined) })}
        >{`You have ${mostGuideAnswers} answers, which is the most. Delete one to add another.`}</Banner>
      )}
      <Row>
        {canManage && !opened && !isFull && (
          <Button icon="plus" onClick={() => onOpen({ question: '', answer: '', validUntil: null })}>
            Add an answer
          </Button>
        )}
        {shown.length < answers.length && (
          <Button variant="quiet" onClick={() => setWhole(true)}>
            {`Show all ${count(answers.length)}`}
          </Button>
        )}
      </Row>
    </SideSection>
  )
}

interface AnswerRowProps {
  answer: OwnAnswer
  canManage: boolean
  today: string
  /** Answers of the last 30 days that used it. */
  useCount: number
  onEdit: () => void
  onDelete: () => void
}

function AnswerRow({ answer: own, canManage, today, useCount, ...on }: AnswerRowProps) {
  const { question, answer, validUntil } = own
  const confirm = useConfirm()
  async function remove() {
    const outcome = await confirm({
      title: 'Delete this answer?',
      text: 'Visitors get it until you publish.',
      confirmText: 'Delete',
      isDangerous: true,
    })
    if (outcome === 'confirmed') on.onDelete()
  }
  return (
    <RuledItem>
      <RuledWords isLong>
        <b className="semi">{question}</b>
        <span className="mut">{answer}</span>
        <span className="xs dim">
          {[
            useCount === 0
              ? 'Not used in 30 days'
              : `Used ${useCount === 1 ? 'once' : `${count(useCount)} times`} in 30 days`,
            ...(validUntil === null ? [] : [`valid until ${date(validUntil)}`]),
          ].join(', ')}
        </span>
      </RuledWords>
      {validUntil !== null && validUntil < today && <Tag tone="warn">Ended</Tag>}
      {canManage && (
        <Row gap="0" isWrapping={false}>
          <IconButton icon="pencil" label={`Edit “${question}”`} onClick={on.onEdit} />
          <IconButton icon="trash-2" label={`Delete “${question}”`} onClick={() => void remove()} />
        </Row>
      )}
    </RuledItem>
  )
}
