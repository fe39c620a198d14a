import { ConsultationPage } from '../../features/leads/consultation-page.tsx';
import { ServerState } from '../server-state.tsx';

/** The page with the form for a consultation, which needs no session. */
export function PublicConsultation() {
  return (
    <ServerState>
      <ConsultationPage />
    </ServerState>
  );
}
