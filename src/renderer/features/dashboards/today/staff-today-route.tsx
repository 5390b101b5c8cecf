import { TodayScreen } from './today-screen.tsx'
import { useStaffFigures } from './use-staff-figures.ts'
import { useTodayEntries } from './use-today-entries.ts'

const HOME = { to: '/', label: 'Go to the sites' }

/** The start of the day of a member of staff. */
const StaffTodayRoute = () => {
  const { tiles, whose, nameOf, read, refresh } = useStaffFigures()
  return (
    <TodayScreen
      tiles={tiles}
      whose={whose === undefined ? undefined : `Sites of ${whose}`}
      entries={useTodayEntries(nameOf)}
      read={read}
      refresh={refresh}
      home={HOME}
    />
  )
}

export default StaffTodayRoute
