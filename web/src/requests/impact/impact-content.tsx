import { eventInputNames } from '@app/contract/rules/impact/inputs.ts'
import { Button } from '../../components/actions/button.tsx'
import { CopyButton } from '../../components/actions/copy-button.tsx'
import { Banner } from '../../components/display/banner.tsx'
import { ImpactHead } from './impact-head.tsx'
import { LeaveGuard } from '../../page/leave-guard.tsx'
import { SaveBar } from '../../page/save-bar.tsx'
import { date } from '../../components/format.ts'
import { Aside } from '../../platform/boxes/aside.tsx'
import { Facts } from '../../platform/boxes/facts.tsx'
import { Row } from '../../platform/boxes/row.tsx'
import { Section } from '../../platform/boxes/section.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import styles from './impact.module.css'
import { eventInputWords } from './input-words.ts'
import { RangeInput } from './range-input.tsx'
import { RangePanel } from './range-panel.tsx'
import { SegmentTable } from './segment-table.tsx'
import { SourcesSection } from './sources-section.tsx'
import { useImpactDraft, type StoredImpact } from './use-impact-draft.ts'
import { Movers } from './movers.tsx'

/** The estimate, recalculated from what is typed. */
export function ImpactContent({ stored }: { stored: StoredImpact }) {
  const { isOver, canEdit, canShare, inputs: ownInputs, isPublic, updatedDate } = stored.data
  const draft = useImpactDraft(stored)
  const { isDirty, hasErrors, isSaving } = draft
  const cells = { draft, canEdit, source: isOver ? ('Measured' as const) : ('Own records' as const) }
  return (
    <>
      <ImpactHead stored={stored} />
      <LeaveGuard loss={isDirty ? 'Your changes are not saved.' : undefined} />
      {canEdit && (isOver || Object.keys(ownInputs).length === 0) && (
        <Banner className={styles.hint}>
          {isOver
            ? 'This event is over. Replace inputs with measured figures: registrations, hotel pick-up, a survey.'
            : 'Inputs without a figure of this event are defaults. Replace those that you know.'}
        </Banner>
      )}
      <Aside
        label="What the range depends on"
        side={
          <div className={`edged ${styles.aside}`}>
            <Movers draft={draft} />
            {canEdit && canShare && (
              <div className={styles.screen}>
                <h2 className={styles.asideTitle}>Share</h2>
                <Stack gap="3">
                  <p className="sm mut">
                    {draft.isPublic
                      ? 'Everyone who sees the event sees this estimate.'
                      : 'Only the teams of the event and of its venues see this estimate.'}
                  </p>
                  <Row>
                    <Button onClick={() => draft.setPublic(!draft.isPublic)}>
                      {draft.isPublic ? 'Stop sharing' : 'Share with everyone'}
                    </Button>
                    {isPublic && <CopyButton text={globalThis.location?.href ?? ''} label="Copy the link" />}
                  </Row>
                </Stack>
              </div>
            )}
            <p className="xs mut">
              {updatedDate !== null && `Inputs changed on ${date(updatedDate)}. `}Copies carry the range and
              the sources. No estimate is a single figure.
            </p>
          </div>
        }
      >
        <div className={styles.main}>
          <Stack gap="10">
            <RangePanel
              estimate={draft.estimate}
              taxRate={draft.inputs.event.taxRate}
              verified={stored.data.verified}
            />
            <Section
              title="Inputs"
              look="h3"
              action={
                <p className={`sm mut ${styles.screen}`}>
                  {canEdit
                    ? 'Write one figure or a range. Numbers in boxes lead to the sources.'
                    : 'Numbers in boxes lead to the sources.'}
                </p>
              }
            >
              <SegmentTable {...cells} />
              <Facts
                look="tiles"
                facts={eventInputNames.map((name) => ({
                  label: eventInputWords[name],
                  value: (
                    <RangeInput {...cells} cell={{ group: 'event', name }} input={draft.inputs.event[name]} />
                  ),
                }))}
              />
              <p className="sm mut">
                <b className="semi">How it is worked out.</b> People, less locals, less those who would be
                here anyway, times nights × the room rate shared by the people in a room, plus days × other
                spending. Summed over the groups, plus what the organizer spends nearby. Taxes are room nights
                × room rate × tax rate. No multiplier is added.
              </p>
            </Section>
            <SourcesSection {...cells} />
          </Stack>
        </div>
      </Aside>
      {isDirty && (
        <SaveBar
          text={hasErrors ? 'Correct the marked inputs to save.' : 'Changes not saved'}
          isSaving={isSaving}
          onDiscard={draft.discard}
        >
          <Button variant="primary" isBusy={isSaving} disabled={hasErrors} onClick={draft.save}>
            Save changes
          </Button>
        </SaveBar>
      )}
    </>
  )
}
