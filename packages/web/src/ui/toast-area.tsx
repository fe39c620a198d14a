import { TOAST_DURATION_MS, TOASTS_VISIBLE } from '@home-design/contract';
import { Notifications } from '@mantine/notifications';

/** Where toasts appear: over the header, so that they cover no button a person may want next. */
export function ToastArea() {
  return <Notifications limit={TOASTS_VISIBLE} autoClose={TOAST_DURATION_MS} position="top-center" />;
}
