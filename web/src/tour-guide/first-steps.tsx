import { useState } from 'react'
import { Button } from '../components/actions/button.tsx'
import { EmptyState } from '../components/display/empty-state.tsx'
import { ProgressSteps } from '../components/display/progress-steps.tsx'

/** Questions that show whether a guide is of use. */
const wantedTests = 5

interface FirstStepsProps {
  canManage: boolean
  isOn: boolean
  isBusy: boolean
  testCount: number
  onTurnOn: () => void
}

/** How to begin, for a guide that isn't there yet or was just turned on. */
export function FirstSteps({ canManage, isOn, isBusy, testCount, onTurnOn }: FirstStepsProps) {
  const [hasLooked, setLooked] = useState(false)
  if (!canManage && !isOn)
    return (
      <EmptyState title="No guide yet">
        The managers of this page can turn it on. Then you can test it here.
      </EmptyState>
    )
  const tests = Math.min(testCount, wantedTests)
  return (
    <ProgressSteps
      steps={[
        {
          title: 'Turn it on',
          text: 'Everyone who sees your page can ask. You can turn it off at any time.',
          isDone: isOn,
          action: !isOn && (
            <Button variant="primary" isBusy={isBusy} onClick={onTurnOn}>
              Turn on the guide
            </Button>
          ),
        },
        {
          title: 'Check what it reads',
          text: 'It answers from your page, the pages around it and your documents. Turn off what it should leave out.',
          isDone: hasLooked,
          action: isOn && !hasLooked && (
            <a className="link" href="#sources" onClick={() => setLooked(true)}>
              Go to the sources
            </a>
          ),
        },
        {
          title: 'Test five questions',
          text: `Ask what visitors ask you most. ${tests} of ${wantedTests} asked.`,
          isDone: tests === wantedTests,
        },
      ]}
    />
  )
}
