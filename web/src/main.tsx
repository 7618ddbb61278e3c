/* web/src/main.tsx -- starts the client: the page that the address names. */

import { render } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import './tokens.css';
import './css/base.css';
import './css/parts.css';
import './css/table.css';
import './css/result.css';
import './css/forecast.css';
import './css/home.css';
import './css/pages.css';
import './css/review.css';
import { Broken, NoPage } from './pages/broken';
import { HomePage } from './pages/home';
import { NewPage } from './pages/new';
import { OnlineTablePage } from './pages/online';
import { ReplayPage } from './pages/replay';
import { ReviewPage } from './pages/review';
import { RulesPage } from './pages/rules';
import { LearnPage, LocalTablePage } from './pages/table';
import { ReplaysPage, TablesPage } from './pages/tables';
import { Guard } from './parts/guard';
import { type Route, useRoute } from './router';
import { applyTheme } from './settings';
import { watchInbox } from './source/inbox';
import { keepClient } from './source/offline';

function Page({ page, parts, query }: Route) {
	const [first = '', second] = parts;
	useLayoutEffect(() => scrollTo(0, 0), [page, first]); /* every page is read from its beginning */
	switch (page) {
		case 'table':
			return <LocalTablePage key={first} id={first} />;
		case 'at':
			return <OnlineTablePage key={first} id={first} token={query.get('seat')} />;
		case 'learn':
			return <LearnPage game={first} />;
		case 'new':
			return <NewPage key={first} id={first} isOnline={query.has('online')} />;
		case 'tables':
			return <TablesPage />;
		case 'replays':
			return <ReplaysPage />;
		case 'replay':
			return <ReplayPage key={first} id={first} ply={query.get('ply')} as={query.get('as')} />;
		case 'review':
			return <ReviewPage key={first} id={first} />;
		case 'rules':
			return <RulesPage game={first} clause={second} />;
		case 'home':
			return <HomePage />;
		default:
			return <NoPage />;
	}
}

/* Whatever goes wrong while a page is drawn, nobody is left with an empty one. */
function App() {
	const route = useRoute();
	return (
		<Guard key={`${route.page}/${route.parts[0]}`} fallback={<Broken />}>
			<Page {...route} />
		</Guard>
	);
}

applyTheme();
render(<App />, document.getElementById('app')!);

watchInbox();
keepClient();
