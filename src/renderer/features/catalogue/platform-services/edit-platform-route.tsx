import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { useRead } from '#data/platform/use-read.ts'
import { GetPlatformServicesBySiteIdDocument } from '#generated/graphql.ts'
import { MASTER_SITE_ID } from '#shared/domain/scope.ts'
import { EditedRecord } from '../form/edited-record.tsx'
import { useRecordList } from '../form/use-record-list.ts'
import { NO_SERVICE_CHOSEN, PLATFORM_SERVICES_FAILED } from '../messages.ts'
import { PlatformPage } from './platform-page.tsx'
import { carriedService, serviceIdOf, servicesOf } from './platform-service.ts'

/** The screen Edit Platform: the service named in the address, else the one that the list carried here. */
const EditPlatformRoute = () => {
  const { state } = useLocation() as { readonly state: unknown }
  const carried = useMemo(() => carriedService(state), [state])
  const list = useRecordList(useRead(GetPlatformServicesBySiteIdDocument, { siteId: MASTER_SITE_ID }), servicesOf)
  return (
    <EditedRecord
      parameter="service"
      carried={carried}
      list={list}
      idOf={serviceIdOf}
      listPath="/platform-servicelist"
      noneChosen={NO_SERVICE_CHOSEN}
      notFound="There is no such platform service"
      loadFailed={PLATFORM_SERVICES_FAILED}
    >
      {(service, isFresh) => <PlatformPage use="edit" service={service} isReadOnly={!isFresh} />}
    </EditedRecord>
  )
}

export default EditPlatformRoute
