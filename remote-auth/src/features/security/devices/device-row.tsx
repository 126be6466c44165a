import { viewerTimeZone } from '@telehealth/contracts/formatting';
import { Cluster } from '@telehealth/ui/layout/stack';
import { Badge } from '@telehealth/ui/parts/badge';
import { Button } from '@telehealth/ui/parts/button';
import { Icon } from '@telehealth/ui/parts/icon';
import * as icons from '@telehealth/ui/parts/icons';
import { Row } from '@telehealth/ui/parts/row-list';
import { When } from '@telehealth/ui/parts/time';
import type { Device } from './describe-device';

interface DeviceRowProps {
  device: Device;
  isLeaving: boolean;
  onSignOut: () => void;
}

export function DeviceRow({ device, isLeaving, onSignOut }: DeviceRowProps) {
  const { name, isMobile, isThis, place, lastActive } = device;
  return (
    <Row
      lead={<Icon path={isMobile ? icons.phone : icons.system} size={24} />}
      title={
        <Cluster>
          {name}
          {isThis && <Badge tone="success">This device</Badge>}
        </Cluster>
      }
      detail={
        <>
          {isThis ? (
            'In use now'
          ) : (
            <>
              Last active <When at={lastActive} zone={viewerTimeZone()} />
            </>
          )}
          {place !== null && ` · ${place}`}
        </>
      }
      end={
        !isThis && (
          <Button
            variant="line"
            size="s"
            busy={isLeaving}
            busyLabel="Signing out"
            aria-label={`Sign out ${name}`}
            onClick={onSignOut}
          >
            Sign out
          </Button>
        )
      }
    />
  );
}
