/** Asked before the award to a host is taken back, which doesn't restore what the host held. */
export const reopenQuestion = (name: string) => ({
  title: `Reopen the request for ${name}?`,
  text: `What was booked for you is released, and somebody else can book it. Its holds don’t come back: ask ${name} to hold the dates again before you award it. Hosts that were closed stay closed until you reopen them, and their holds are gone, too.`,
  confirmText: 'Reopen',
  isDangerous: true,
})
