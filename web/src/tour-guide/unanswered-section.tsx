import type { GuideActivity } from '@app/contract/assistants/unanswered-schema.ts'
import { mostSkipped } from '@app/contract/rules/limits.ts'
import { useState } from 'react'
import { Button } from '../components/actions/button.tsx'
import { RuledItem, RuledList, RuledWords } from '../components/display/ruled-list.tsx'
import { count, date } from '../components/format.ts'
import { SideSection } from '../page/side-section.tsx'
import { Row } from '../platform/boxes/row.tsx'
import type { SectionProps } from './section-props.ts'

const firstShown = 4

interface UnansweredSectionProps extends Pick<SectionProps, 'setup' | 'canManage'> {
  unanswered: GuideActivity['unanswered']
  onWrite: (question: string) => void
}

/** Questions of visitors that nothing was found for. The team answers or skips them. */
export function UnansweredSection({ setup, canManage, unanswered, onWrite }: UnansweredSectionProps) {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? unanswered : unanswered.slice(0, firstShown)
  return (
    <SideSection
      id="unanswered"
      title="Unanswered"
      text="Questions it found no source for. Write an answer once and the guide uses it."
    >
      {unanswered.length === 0 && <p className="sm mut">Nothing unanswered in 30 days.</p>}
      {shown.length > 0 && (
        <RuledList aria-label="Unanswered questions">
          {shown.map(({ question, count: times, lastAskedDate }) => (
            <RuledItem key={question}>
              <RuledWords isLong>
                <b className="semi">{question}</b>
                <span className="xs dim">
                  {`Asked ${times === 1 ? 'once' : `${count(times)} times`}, last ${date(lastAskedDate)}`}
                </span>
              </RuledWords>
              {canManage && (
                <Row gap="0" isWrapping={false}>
                  <Button onClick={() => onWrite(question)}>
                    Write an answer<span className="sr"> to “{question}”</span>
                  </Button>
                  <Button
                    variant="quiet"
                    onClick={() =>
                      setup.change(({ skippedQuestions }) => ({
                        // The oldest are forgotten, since nobody has asked them for long.
                        skippedQuestions: [...skippedQuestions, question].slice(-mostSkipped),
                      }))
                    }
                  >
                    Skip<span className="sr"> “{question}”</span>
                  </Button>
                </Row>
              )}
            </RuledItem>
          ))}
        </RuledList>
      )}
      {shown.length < unanswered.length && (
        <Row>
          <Button variant="quiet" onClick={() => setWhole(true)}>
            {`All ${count(unanswered.length)} questions`}
          </Button>
        </Row>
      )}
    </SideSection>
  )
}
