import { ConsultationPage } from '../../features/leads/consultation-page.tsx';
import { ServerState } from '../server-state.tsx';

/** The page that offers a consultation; visitors may send its form. */
export function PublicConsultation() {
  return (
    <ServerState>
      <ConsultationPage />
    </ServerState>
  );
}
